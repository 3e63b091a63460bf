import type { FilingStep, Folder } from '@/lib/model/link';

/** A link is in one campaign, the last, but stays where it is as long as the new step is not done. */
export function withStep(steps: readonly FilingStep[], step: FilingStep): FilingStep[] {
  const isOver = (other: FilingStep): boolean =>
    isSameFolder(other, step) ||
    (other.kind === 'campaign' &&
      step.kind === 'campaign' &&
      (step.state === 'done' || other.state !== 'done'));
  return [...steps.filter((other) => !isOver(other)), step];
}

/** Adds folders that a link is wanted in; where it is already, it stays. */
export function withWanted(steps: readonly FilingStep[], folders: readonly Folder[]): FilingStep[] {
  return folders.reduce<FilingStep[]>((all, folder) => {
    const isDone = all.some((step) => isSameFolder(step, folder) && step.state === 'done');
    return isDone ? all : withStep(all, { ...folder, state: 'wanted' });
  }, Array.from(steps));
}

const isSameFolder = (a: Folder, b: Folder): boolean => a.kind === b.kind && a.id === b.id;
