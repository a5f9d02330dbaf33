"""The command line, as `python -m paifuda` begins it."""

from paifuda import main

if __name__ == "__main__":
    main()
