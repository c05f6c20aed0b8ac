import { useEffect, useState } from 'react';
import { walkthrough as timing } from '@/content/site/timing';

type AnnouncementProps = {
  text: string;
  /** More may follow at once: only the last is announced. */
  waits: boolean;
};

/** A polite live region. Its text is replaced, because Firefox announces only what changes in one. */
export function Announcement({ text, waits }: AnnouncementProps) {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNotice(text), waits ? timing.captionQuiet : 0);
    return () => clearTimeout(timer);
  }, [text, waits]);
  return (
    <p role="status" className="sr-only print:hidden">
      <span key={notice}>{notice}</span>
    </p>
  );
}
