import { useEffect, useState } from 'react';

/**
 * The part of the window where reading happens: below the header (80 px, spacing.header) with a
 * little air, above the lower half.
 */
const readingArea = { rootMargin: '-88px 0px -45% 0px' };

/**
 * The id of the section that is being read: the first one in the upper half of the window, above
 * all of them the first, below all of them the last. None until script runs.
 */
export function useCurrentSection(sections: { id: string }[]) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      }
      const allBelow = entries.some(({ boundingClientRect }) => boundingClientRect.top > 0);
      const first = sections.find(({ id }) => seen.has(id)) ?? (allBelow && sections[0]);
      if (first) setCurrent(first.id);
    }, readingArea);
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
