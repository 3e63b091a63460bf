import type { FilingStep, Folder } from '@/lib/model/filing';

/**
 * Puts a step in the place of the one for the same folder. A link is in one campaign: the one that it was put into last, so
 * another step for a campaign goes; but as long as the new one is not done, the link stays where it is.
 */
export function withStep(steps: readonly FilingStep[], step: FilingStep): FilingStep[] {
  const isOver = (other: FilingStep): boolean =>
    isSameFolder(other, step) ||
    (areCampaigns(other, step) && (step.state === 'done' || other.state !== 'done'));
  return [...steps.filter((other) => !isOver(other)), step];
}

/** Adds folders that a link is wanted in; where it is already, it stays. */
export function withWanted(steps: readonly FilingStep[], folders: readonly Folder[]): FilingStep[] {
  return folders.reduce<FilingStep[]>((all, { kind, id, name }) => {
    const wanted: FilingStep = { kind, id, name, state: 'wanted' };
    const isDone = all.some((step) => isSameFolder(step, wanted) && step.state === 'done');
    return isDone ? all : withStep(all, wanted);
  }, Array.from(steps));
}

const isSameFolder = (a: Folder, b: Folder): boolean => a.kind === b.kind && a.id === b.id;

const areCampaigns = (a: Folder, b: Folder): boolean =>
  a.kind === 'campaign' && b.kind === 'campaign';
