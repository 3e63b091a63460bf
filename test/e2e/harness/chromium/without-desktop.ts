import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Stand-ins for the desktop's tools that do nothing. */
const tools = fileURLToPath(new URL('desktop-tools', import.meta.url));

/**
 * The variables for a browser that leaves the desktop alone: on Linux, Chromium takes each extension that leaves out of the
 * desktop's menus, for which the desktop's scripts start some hundred programs.
 */
export const withoutDesktop = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  process.platform === 'linux' ? { ...env, PATH: `${tools}${delimiter}${env['PATH'] ?? ''}` } : env;
