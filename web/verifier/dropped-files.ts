import type { ChosenFile } from './open-files.ts';

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });

/** A reader gives some at a time, and none at the end. */
const childrenOf = async (folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> => {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return found;
    found.push(...some);
  }
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const filesIn = async (entry: FileSystemEntry): Promise<readonly ChosenFile[]> => {
  if (isFile(entry)) return [{ path: entry.fullPath.replace(/^\//, ''), content: await fileOf(entry) }];
  if (!isFolder(entry)) return [];
  const found: ChosenFile[] = [];
  for (const child of await childrenOf(entry)) found.push(...(await filesIn(child)));
  return found;
};

/** The dropped files, with everything in folders. The list is gone once the event is over: call it within the event. */
export const droppedFiles = async (transfer: DataTransfer): Promise<readonly ChosenFile[]> => {
  // A file that doesn't come from a file system has no entry in one.
  const items = [...transfer.items].map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found: ChosenFile[] = [];
  for (const { entry, file } of items) {
    if (entry !== null) found.push(...(await filesIn(entry)));
    else if (file !== null) found.push({ path: file.name, content: file });
  }
  return found;
};

/** The files of a file input. */
export const pickedFiles = (files: FileList | null): readonly ChosenFile[] =>
  [...(files ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, content: file }));
