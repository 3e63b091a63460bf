import { providePrograms } from './provide-programs.ts';
import { runSteps } from './run-steps.ts';
import { selectSteps } from './select-steps.ts';
import { steps } from './steps.ts';
import { addCounts, noTests, summary } from './test-counts.ts';

const started = performance.now();
let total = noTests;

try {
  const chosen = selectSteps(steps, process.argv.slice(2));
  await providePrograms(chosen.map((step) => step.name));
  const notRun = await runSteps(chosen, (step, { passed, seconds, output, counts }) => {
    const place = `[${String(chosen.indexOf(step) + 1)}/${String(chosen.length)}]`;
    const mark = passed ? '' : '  FAILED';
    if (!passed || step.shown) console.log(`\n${output.trimEnd()}\n`);
    console.log(`${place} ${step.name} … ${seconds.toFixed(1)} s${mark}`);
    total = addCounts(total, counts);
  });
  if (notRun.length > 0) console.log(`Not run: ${notRun.map((step) => step.name).join(', ')}`);
  console.log(`Total ${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(summary(total));
  process.exitCode = total.failed === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log(summary({ ...total, failed: total.failed + 1 }));
  process.exitCode = 1;
}
