import type { ComponentChildren, JSX, Ref } from 'preact';
import { useId, useState } from 'preact/hooks';

import { t } from '@/lib/texts/translate';

import './choice.css';

/** What is said below the buttons. */
interface PickerMessage {
  text: string;
  isProblem: boolean;
}

interface FilePickerProps {
  /** Endings and types, as `accept` has them. */
  accept: string;
  /** Megabytes that a file may have. */
  maxBytes: number;
  /** Gets the file, or a sentence that says why it cannot be used. */
  onPick: (picked: File | string) => void;
  message: PickerMessage;
  inputRef?: Ref<HTMLInputElement>;
  /** What else can be given here, above the buttons. */
  children?: ComponentChildren;
  /** More buttons. */
  further?: ComponentChildren;
  /** The words of the button that chooses, where a file is there already. */
  chooseText?: string | undefined;
}

/** Takes one file, chosen by a button or dropped anywhere on it. Other things that are dropped go where the browser puts them. */
export function FilePicker(props: FilePickerProps) {
  const { accept, maxBytes, onPick, message, inputRef, children, further } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList) => onPick(validatePickedFile(files, maxBytes));
  const choose = ({ currentTarget: input }: JSX.TargetedInputEvent<HTMLInputElement>) => {
    if (input.files !== null && input.files.length > 0) take(input.files);
    // The same file again, changed meanwhile, is a choice, too.
    input.value = '';
  };
  const drag = (event: JSX.TargetedDragEvent<HTMLElement>) => {
    const { dataTransfer, type } = event;
    setOver(false);
    if (type === 'dragleave' || dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    if (type === 'dragover') setOver(true);
    else take(dataTransfer.files);
  };
  return (
    <div
      class={`file-picker ${isOver ? 'file-picker-over' : ''}`}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      {children}
      <div class="section-actions">
        <span class="file-picker-field">
          <input
            ref={inputRef ?? null}
            id={id}
            class="unseen"
            type="file"
            accept={accept}
            onChange={choose}
          />
          <label class="button button-secondary" for={id}>
            {props.chooseText ?? t('file_choose')}
          </label>
        </span>
        {further}
      </div>
      <div class="file-picker-line">
        <p role="status" class={message.isProblem ? 'file-picker-problem' : ''}>
          {message.text}
        </p>
        {message.text === '' ? <p>{t('file_drop')}</p> : null}
      </div>
    </div>
  );
}

/** For a file that the browser does not hand over, such as a folder that was dropped. */
export const unreadableFileText = (): string => t('file_unreadable');

/**
 * The file that a person means.
 * @param files what was chosen or dropped at once
 * @param most megabytes that it may have
 * @returns why not, for people, where it is not one file of that size
 */
export function validatePickedFile(files: Iterable<File>, maxBytes: number): File | string {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return t('file_one');
  return file.size > maxBytes * 1_000_000 ? t('file_too_large', { max: maxBytes }) : file;
}
