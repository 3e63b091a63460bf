import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly environment?: unknown;
  readonly steps: readonly Step[];
}

interface Workflow {
  /** One event, some, or each with its details. */
  readonly on: string | readonly string[] | Readonly<Record<string, unknown>>;
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The only rights to write, each with the job that has it. */
const mayWrite = new Set(['attest attestations', 'attest id-token', 'draft contents']);

/** Events that hand secrets, or a token that writes, to what anybody proposes. */
const refusedEvents = ['pull_request_target', 'workflow_run', 'issue_comment'];

export const readWorkflow = (text: string): Workflow => parse(text) as Workflow;

/** What makes a workflow of a public repository unsafe. */
export function workflowFaults(text: string): readonly string[] {
  const { on, permissions, jobs } = readWorkflow(text);
  const events = typeof on === 'object' && !Array.isArray(on) ? Object.keys(on) : [on].flat();
  const isRelease = typeof on === 'object' && 'push' in on && isOfTags(on['push']);
  const faults = [
    ...refusedEvents
      .filter((event) => events.includes(event))
      .map((event) => `it runs on ${event}`),
    ...(JSON.stringify(permissions) === '{}' ? [] : ['it has permissions as a whole']),
    ...unnamedVersions(text),
  ];
  for (const [name, job] of Object.entries(jobs)) faults.push(...jobFaults(name, job, isRelease));
  return faults;
}

function jobFaults(name: string, job: Job, isRelease: boolean): readonly string[] {
  const { permissions, steps, environment } = job;
  const rights = Object.entries(permissions ?? {});
  const written = rights
    .filter(([, right]) => right !== 'read')
    .map(([scope]) => `${name} ${scope}`);
  const hasSecrets = JSON.stringify(steps).includes('secrets.');
  return [
    ...(permissions === undefined ? [`${name} says nothing of permissions`] : []),
    ...written.filter((right) => !mayWrite.has(right)).map((right) => `${right} may write`),
    ...(job['timeout-minutes'] === undefined ? [`${name} has no end`] : []),
    ...(hasSecrets && environment === undefined ? [`${name} has secrets without approval`] : []),
    ...steps.flatMap((step) => stepFaults(step, isRelease)).map((fault) => `${name}: ${fault}`),
  ];
}

function stepFaults({ uses, run, with: options }: Step, isRelease: boolean): readonly string[] {
  const action = uses?.split('@')[0] ?? '';
  return [
    ...(uses === undefined || /^[\w./-]+@[0-9a-f]{40}$/.test(uses)
      ? []
      : [`${uses} is not pinned`]),
    // Whatever an expression stands for becomes part of the script.
    ...(run?.includes('${{') === true ? [`an expression in: ${run}`] : []),
    ...(action === 'actions/checkout' && options?.['persist-credentials'] !== false
      ? ['the token stays in the work tree']
      : []),
    ...(isRelease && usesCache(action, options) ? [`${action} caches`] : []),
  ];
}

function usesCache(action: string, options: Step['with']): boolean {
  if (action === 'actions/setup-node') return options?.['package-manager-cache'] !== false;
  return action.startsWith('actions/cache');
}

const isOfTags = (push: unknown): boolean =>
  typeof push === 'object' && push !== null && 'tags' in push;

/** A hash says nothing to people: behind it stands which version it is. */
function unnamedVersions(text: string): readonly string[] {
  const uses = text.split('\n').filter((line) => /\buses:/.test(line));
  return uses
    .filter((line) => !/ # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => `${line.trim()} names no version`);
}
