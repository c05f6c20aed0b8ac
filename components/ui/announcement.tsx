import { useEffect, useRef, useState } from 'react';
import { announcement, quietBefore } from '@/content/site/timing';

type AnnouncementProps = {
  text: string;
  /** It is the caption of what plays: the first one is announced too, and each stays until the next. */
  isCaption?: boolean;
};

/**
 * A polite live region, which says its text when it changes: after several changes in a row only the
 * last. Soon it is empty again, so that nobody who reads on hears it twice. By aria-live alone, because
 * Orca calls an empty status a status bar; in an element that is replaced, because Firefox announces
 * only the part of a text that changes.
 */
export function Announcement({ text, isCaption = false }: AnnouncementProps) {
  const [announced, setAnnounced] = useState('');
  const before = useRef(isCaption ? '' : text);
  useEffect(() => {
    if (before.current === text) return;
    const say = setTimeout(() => {
      before.current = text;
      setAnnounced(text);
    }, quietBefore);
    return () => clearTimeout(say);
  }, [text]);
  useEffect(() => {
    if (!announced || isCaption) return;
    const empty = setTimeout(() => setAnnounced(''), announcement);
    return () => clearTimeout(empty);
  }, [announced, isCaption]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only print:hidden">
      <span key={announced}>{announced}</span>
    </p>
  );
}
