import { useEffect, useState } from 'react';

/** A picture from the device and an address to show it at, which lasts as long as the picture is chosen. */
export const usePicture = () => {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return { file, preview, setFile };
};
