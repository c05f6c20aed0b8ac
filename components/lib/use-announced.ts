import { useEffect, useRef, useState } from 'react';
import { announcement, walkthrough } from '@/content/site/timing';

/**
 * The text of a live region that says a change: empty at first, the new text once several changes in
 * a row have ended, and soon empty again, so that nobody who reads on hears it twice.
 */
export function useAnnounced(text: string) {
  const [announced, setAnnounced] = useState('');
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    const say = setTimeout(() => setAnnounced(text), walkthrough.captionQuiet);
    const empty = setTimeout(() => setAnnounced(''), walkthrough.captionQuiet + announcement);
    return () => {
      clearTimeout(say);
      clearTimeout(empty);
    };
  }, [text]);
  return announced;
}
