import { useEffect, useState } from 'react';

/** A file that was chosen but not sent yet, as a square of `size` px. */
export function FilePreview({ file, size }: { file: File; size: number }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <img className="thumbnail" src={url} alt={file.name} title={file.name} width={size} height={size} />;
}
