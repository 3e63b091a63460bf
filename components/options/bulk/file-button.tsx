import type { ComponentChildren } from 'preact';

interface FileButtonProps {
  onFiles: (files: FileList) => void;
  children: ComponentChildren;
}

/** Looks like a button, and is the browser's own field for a file. */
export function FileButton({ onFiles, children }: FileButtonProps) {
  return (
    <label class="button button-plain file-button">
      <input
        class="unseen"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={({ currentTarget }) => {
          if (currentTarget.files !== null && currentTarget.files.length > 0) {
            onFiles(currentTarget.files);
          }
          // The same file can be taken again after it was mended.
          currentTarget.value = '';
        }}
      />
      {children}
    </label>
  );
}
