/** Hands text to the browser as a download. */
export const saveFile = (name: string, text: string, type: 'application/json' | 'text/csv' | 'text/plain'): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
