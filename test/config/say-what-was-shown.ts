import { afterEach } from 'vitest';

/** Lines of a page that are told. */
const most = 40;

/** A component test that failed tells what its page showed: a wait that ended in vain says nothing else of it. */
afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const { activeElement, body } = document;
  const lines = body.innerText.split('\n').filter((line) => line.trim() !== '');
  const busy = [...document.querySelectorAll('[aria-busy=true]')].map((each) => each.textContent);
  const report = [
    `${task.name}: what was shown at ${location.hash || 'no screen'}`,
    ...lines.slice(0, most),
    `In focus: ${activeElement?.outerHTML.slice(0, 200) ?? 'nothing'}`,
    `Busy: ${JSON.stringify(busy)}`,
  ];
  // oxlint-disable-next-line no-console -- there is no other way out of a page under test
  console.error(report.join('\n  '));
});
