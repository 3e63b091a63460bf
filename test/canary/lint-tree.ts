import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

const rooms = ['components', 'entrypoints', 'lib', 'test'];

/** What the linter's configuration names. */
const ownRules = 'test/config/words-in-catalogue.ts';

const tsconfig = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'esnext',
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
    lib: ['esnext', 'dom', 'dom.iterable'],
    types: [],
    paths: { '@/*': ['./*'] },
  },
};

/** The rules that the linter named, by file. */
export type Findings = ReadonlyMap<string, readonly string[]>;

/**
 * Lints files laid out as in the project, with the project's own configuration.
 * @param files source by path, relative to the project
 */
export async function lintTree(files: ReadonlyMap<string, string>): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'canary-'));
  try {
    for (const path of ['.oxlintrc.json', ownRules]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await copyFile(join(projectRoot, path), join(folder, path));
    }
    await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const [path, source] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), `${source}\n`);
    }
    return findings(await oxlint(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The linter's exit code tells only whether it found anything, which its report tells, too. */
async function oxlint(folder: string): Promise<string> {
  return await new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(projectRoot, 'node_modules/oxlint/bin/oxlint'), '--format=json', ...rooms],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (_error, stdout) => {
        resolve(stdout);
      },
    );
  });
}

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

function findings(report: string): Findings {
  const { diagnostics } = JSON.parse(report) as Report;
  const byFile = new Map<string, string[]>();
  for (const { filename, code } of diagnostics)
    byFile.set(filename, [...(byFile.get(filename) ?? []), code]);
  return byFile;
}
