import { doMainJob, type MainJob } from './main-job.ts';
import type { OpenCurtail } from './open-curtail.ts';

const folder = 'test-output/start';

/**
 * Does the main job without a window and prints what happened.
 * @throws {Error} when the clipboard or the link is not what it should be
 */
export async function showMainJob(curtail: OpenCurtail): Promise<void> {
  console.log('No display here, so the main job is done without a window:');
  const job = await doMainJob(curtail, folder);
  console.log(lines(job).join('\n'));
  const wrong = fault(job);
  if (wrong !== undefined) throw new Error(wrong);
}

function lines({ longUrl, shortUrl, landedAt, clipboard, milliseconds }: MainJob): string[] {
  return [
    `  Long URL    ${longUrl}`,
    `  Short URL   ${shortUrl}`,
    `  It led to   ${landedAt}`,
    `  Clipboard   ${clipboard}`,
    `  Time taken  ${milliseconds.toFixed(0)} ms from the click until it was copied`,
    `  Pictures    ${folder}`,
  ];
}

/** @returns what is wrong, a sentence, or undefined */
function fault({ longUrl, shortUrl, landedAt, clipboard }: MainJob): string | undefined {
  if (clipboard !== shortUrl) return 'The clipboard does not hold the short URL.';
  if (landedAt !== longUrl) return 'The short URL does not lead to the page.';
  return undefined;
}
