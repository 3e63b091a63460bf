// The first file of every command: plain JavaScript without dependencies, because it has to run on
// any Node from 20 on, before a single package is installed.
import { installPackages } from './install-packages.mjs';
import { packagesAreCurrent } from './packages-are-current.mjs';
import { findProjectNode, runInProjectNode } from './project-node.mjs';

const [command = '', ...args] = process.argv.slice(2);

try {
  if (!packagesAreCurrent() || findProjectNode() === undefined) await installPackages();
  process.exitCode = await runInProjectNode(`test/commands/${command}.ts`, args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
