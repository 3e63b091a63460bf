import { buildExtension } from '../commands/build-extension.ts';
import { provideChromium } from '../commands/provide-chromium.ts';
import { readOptions } from './options.ts';
import { runBench } from './run-bench.ts';

try {
  const { rounds, extension } = readOptions(process.argv.slice(2));
  await provideChromium();
  await runBench(extension ?? (await buildExtension()), rounds);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
