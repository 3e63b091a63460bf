import type { JSX, Ref } from 'preact';
import { useId, useState } from 'preact/hooks';

interface FileFieldProps {
  /** The words on its button. */
  label: string;
  /** Endings and types, as `accept` has them. */
  accept: string;
  onFile: (file: File) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Takes a file: chosen by its button, or dropped on it. */
export function FileField({ label, accept, onFile, inputRef }: FileFieldProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const change = (event: JSX.TargetedInputEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    take(input.files);
    // The same file again, changed meanwhile, is a choice, too.
    input.value = '';
  };
  const drag = (event: JSX.TargetedDragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') take(event.dataTransfer?.files);
  };
  return (
    <div
      class={`moving-drop ${isOver ? 'moving-drop-over' : ''}`}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drag}
    >
      <input ref={inputRef ?? null} id={id} type="file" accept={accept} onChange={change} />
      <label class="button" for={id}>
        {label}
      </label>
      <span class="screen-lead">or drop it here</span>
    </div>
  );
}
