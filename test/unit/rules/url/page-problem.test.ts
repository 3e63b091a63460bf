import { expect, test } from 'vitest';

import { pageProblem } from '@/lib/rules/url/page-problem';

test.for([
  ['https://example.com/page', null],
  ['http://localhost:3000/', null],
  ['https://chrome.google.com/', null],
  ['https://microsoftedge.microsoft.com/insider', null],
  ['', 'no_address'],
  ['data:text/html,hello', 'no_address'],
  ['blob:https://example.com/0', 'no_address'],
  ['file:///home/a.pdf', 'local_file'],
  ['chrome://extensions/', 'browser_page'],
  ['edge://settings', 'browser_page'],
  ['about:blank', 'browser_page'],
  ['view-source:https://example.com/', 'browser_page'],
  ['chrome-extension://abc/options.html', 'browser_page'],
  ['moz-extension://abc/options.html', 'browser_page'],
  ['devtools://devtools/bundled', 'browser_page'],
  ['https://chromewebstore.google.com/detail/x', 'store'],
  ['https://chrome.google.com/webstore/detail/x', 'store'],
  ['https://addons.mozilla.org/firefox/', 'store'],
  ['https://microsoftedge.microsoft.com/addons/detail/x', 'store'],
] as const)('the page %j: %s', ([address, problem]) => {
  expect(pageProblem(address)).toBe(problem);
});
