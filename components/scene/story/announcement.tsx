import { useEffect, useState } from 'react';
import { walkthrough as timing } from '@/content/site/timing';

/**
 * A polite live region. Of several steps skipped one after another only the last is announced. Its
 * text is replaced, because Firefox announces only what changes in one.
 */
export function Announcement({ text }: { text: string }) {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setNotice(text), timing.captionQuiet);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only print:hidden">
      <span key={notice}>{notice}</span>
    </p>
  );
}
