import type { ComponentChildren, JSX, Ref } from 'preact';
import { useId, useState } from 'preact/hooks';

import { oneFile } from './one-file';

import './file-picker.css';

/** What is said below the buttons. */
export interface PickerSaid {
  text: string;
  isProblem: boolean;
}

interface FilePickerProps {
  /** Endings and types, as `accept` has them. */
  accept: string;
  /** Megabytes that a file may have. */
  most: number;
  /** Told the file, or why it is none that can be taken, for people. */
  onPick: (picked: File | string) => void;
  said: PickerSaid;
  inputRef?: Ref<HTMLInputElement>;
  /** What else can be given here, above the buttons. */
  children?: ComponentChildren;
  /** More buttons. */
  further?: ComponentChildren;
}

/** Takes one file, chosen by a button or dropped anywhere on it. Other things that are dropped go where the browser puts them. */
export function FilePicker(props: FilePickerProps) {
  const { accept, most, onPick, said, inputRef, children, further } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList) => onPick(oneFile(files, most));
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
          <label class="button button-plain" for={id}>
            Choose a file
          </label>
        </span>
        {further}
      </div>
      <div class="file-picker-line">
        <p role="status" class={said.isProblem ? 'file-picker-problem' : ''}>
          {said.text}
        </p>
        {said.text === '' ? <p>You can drop a file here, too.</p> : null}
      </div>
    </div>
  );
}
