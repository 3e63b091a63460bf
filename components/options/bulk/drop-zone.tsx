import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface DropZoneProps {
  onFiles: (files: FileList) => void;
  children: ComponentChildren;
}

/** Takes files that are dropped anywhere on it. Other things that can be dropped, such as text, go where the browser puts them. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    setOver(false);
    const files = event.dataTransfer?.files;
    if (files === undefined || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      class={`bulk-source ${isOver ? 'bulk-source-over' : ''}`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
