/** Git's modes of tree entries, as octal text. `NO_MODE` stands for a missing entry in a diff. */
export const FILE_MODE = '100644';
export const EXECUTABLE_MODE = '100755';
export const LINK_MODE = '120000';
export const SUBMODULE_MODE = '160000';
export const FOLDER_MODE = '040000';
export const NO_MODE = '000000';

/** Modes as numbers, as an index entry has them. */
export const LINK_BITS = 0o120000;
export const SUBMODULE_BITS = 0o160000;
export const FOLDER_BITS = 0o040000;

/** Returns true if the mode is that of a regular file, executable or not. */
export function isRegularFile(mode: string | null): boolean {
  return mode === FILE_MODE || mode === EXECUTABLE_MODE;
}

/** Returns the mode of a regular file. */
export function fileMode(isExecutable: boolean): string {
  return isExecutable ? EXECUTABLE_MODE : FILE_MODE;
}
