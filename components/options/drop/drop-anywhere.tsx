import { useLayoutEffect, useState } from 'preact/hooks';

import { typedInto } from '@/components/options/keys';
import { useConnection } from '@/components/ui/connection';
import { isSetupText } from '@/lib/rules/setup-text';
import { t } from '@/lib/texts/translate';

import { givenFiles, givenText } from './given';
import { handOver } from './hand-over';

import './drop.css';

/** Takes an address, several of them or a file wherever on the page it is pasted or dropped; while a file is over the page, it says so. */
export function DropAnywhere() {
  const connection = useConnection();
  const [isOver, setOver] = useState(false);
  const isConnected = connection.state === 'ready' && connection.value !== null;
  useLayoutEffect(() => listen(isConnected, setOver), [isConnected]);
  return isOver ? (
    <p class="drop-hint" aria-hidden="true">
      <span>{t('options_drop')}</span>
    </p>
  ) : null;
}

/** Whether nothing else is there that what is pasted or dropped may be meant for. */
const isFree = ({ defaultPrevented, target }: Event, isFile: boolean): boolean =>
  !defaultPrevented &&
  document.querySelector('dialog[open]') === null &&
  (isFile || !(target instanceof Element && target.closest(typedInto) !== null));

/** @returns whether it was taken. A setup text names a service, which is no page to shorten. */
function takeText(text: string, isConnected: boolean): boolean {
  const given = !isConnected || isSetupText(text) ? null : givenText(text);
  if (given === null) return false;
  if ('link' in given) handOver('link', given.link);
  else handOver('addresses', given.addresses);
  return true;
}

function takeFiles(files: readonly File[], isConnected: boolean): void {
  const kind = givenFiles(files);
  if (kind === 'backup' || (kind !== null && isConnected)) handOver(kind, files);
}

/** The parts of the page hear of it first, and keep what is for them. @returns what ends it */
function listen(isConnected: boolean, setOver: (isOver: boolean) => void): () => void {
  /** Something of the page itself is being dragged, such as one of its links. */
  let isOwn = false;
  const ending = new AbortController();
  const { signal } = ending;
  const over = (event: DragEvent) => {
    const { dataTransfer } = event;
    const isFile = dataTransfer?.types.includes('Files') === true;
    const isText = isConnected && dataTransfer?.types.includes('text/plain') === true;
    const isTaken = !isOwn && (isFile || isText) && isFree(event, isFile);
    if (isTaken) event.preventDefault();
    setOver(isTaken && isFile);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const { dataTransfer } = event;
    const isFile = dataTransfer?.types.includes('Files') === true;
    if (dataTransfer === null || isOwn || !isFree(event, isFile)) return;
    // The browser would open it in place of this page.
    event.preventDefault();
    if (isFile) takeFiles([...dataTransfer.files], isConnected);
    else takeText(dataTransfer.getData('text/plain'), isConnected);
  };
  const paste = (event: ClipboardEvent) => {
    const { clipboardData } = event;
    if (clipboardData === null || !isFree(event, false)) return;
    const files = [...clipboardData.files];
    if (files.length > 0) takeFiles(files, isConnected);
    else if (takeText(clipboardData.getData('text/plain'), isConnected)) event.preventDefault();
  };
  addEventListener('dragstart', () => (isOwn = true), { signal });
  addEventListener('dragend', () => (isOwn = false), { signal });
  addEventListener('dragover', over, { signal });
  addEventListener('dragleave', ({ relatedTarget }) => relatedTarget ?? setOver(false), { signal });
  addEventListener('drop', drop, { signal });
  addEventListener('paste', paste, { signal });
  return () => ending.abort();
}
