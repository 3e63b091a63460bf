import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { findProgram } from './find-program.ts';
import { macFolders, windowsFolders } from './install-folders.ts';

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const macNames = ['Chromium', 'Google Chrome', 'Microsoft Edge'];

const windowsPaths = [
  ['Chromium', 'Application', 'chrome.exe'],
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

/**
 * The program of Chromium, Chrome or Edge: what CURTAIL_CHROME names, else one installed on this
 * machine, else the one that Playwright downloaded, else undefined.
 * @throws {Error} when CURTAIL_CHROME names no file
 */
export function findBrowser(): string | undefined {
  return findProgram({
    variable: 'CURTAIL_CHROME',
    names: commands,
    paths: [
      ...macFolders.flatMap((folder) =>
        macNames.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
      ),
      ...windowsFolders.flatMap((folder) => windowsPaths.map((path) => join(folder, ...path))),
      chromium.executablePath(),
    ],
  });
}
