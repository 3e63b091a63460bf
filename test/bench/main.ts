import { buildExtension } from '../commands/build-extension.ts';
import { provideChromium } from '../commands/provide-chromium.ts';
import { provideDisplay } from '../commands/provide-display.ts';
import { readOptions } from './options.ts';
import { runBench } from './run-bench.ts';

try {
  const { rounds, extension } = readOptions(process.argv.slice(2));
  await provideChromium();
  const noDisplay = await provideDisplay();
  if (noDisplay !== undefined)
    console.log(`The ways without the popup will not be measured: ${noDisplay}`);
  const built = extension ?? (await buildExtension());
  await runBench(built, { rounds, hasDisplay: noDisplay === undefined });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
