import { buildExtension } from '../commands/build-extension.ts';
import { provideChromium } from '../commands/provide-chromium.ts';
import { provideDisplay } from '../commands/provide-display.ts';
import { type Options, readOptions, usage } from './options.ts';
import { runBench } from './run-bench.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(usage);
  else await run(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run({ extension, parts, ...options }: Options): Promise<void> {
  await provideChromium();
  const noDisplay = parts.includes('ways') ? await provideDisplay() : undefined;
  if (noDisplay !== undefined)
    console.log(`The ways without the popup will not be measured: ${noDisplay}`);
  const possible = noDisplay === undefined ? parts : parts.filter((part) => part !== 'ways');
  await runBench(extension ?? (await buildExtension()), { ...options, parts: possible });
}
