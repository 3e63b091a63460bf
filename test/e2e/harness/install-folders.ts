import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folders in which macOS keeps applications. */
export const macFolders: readonly string[] =
  process.platform === 'darwin' ? ['/Applications', join(homedir(), 'Applications')] : [];

/** The folders in which Windows keeps programs. */
export const windowsFolders: readonly string[] =
  process.platform === 'win32'
    ? ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap(
        (variable) => process.env[variable] ?? [],
      )
    : [];
