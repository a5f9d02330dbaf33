"""Of two tasks with the same key one waits for the other; unused locks are forgotten."""

from __future__ import annotations

import asyncio
import gc
from weakref import ref

from bot.services.locks import Locks


async def test_only_tasks_with_the_same_key_wait_for_each_other() -> None:
    locks, course = Locks[int](), list[str]()

    async def works(key: int, name: str) -> None:
        async with locks.of(key):
            course.append(f"{name} begins")
            await asyncio.sleep(0)
            course.append(f"{name} ends")

    await asyncio.gather(works(1, "first"), works(1, "second"))
    assert course == ["first begins", "first ends", "second begins", "second ends"]
    course.clear()
    await asyncio.gather(works(1, "first"), works(2, "second"))
    assert course[:2] == ["first begins", "second begins"]


async def test_a_lock_is_kept_while_held_and_then_forgotten() -> None:
    locks = Locks[int]()
    async with locks.of(1):
        assert locks.of(1).locked()
        held = ref(locks.of(1))
    gc.collect()
    assert held() is None
