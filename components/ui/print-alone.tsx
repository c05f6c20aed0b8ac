import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/lib/cx';

type PrintAloneProps = {
  /** It is printed at once, and this is called when printing has ended. Without it, the visitor prints. */
  onEnd?: () => void;
  children: ReactNode;
};

/**
 * What is printed instead of the page while this is mounted (styles/print.css). Outside the dialog,
 * of which some browsers print only the first page, and in a container of its own, because React
 * listens for clicks on it: Firefox would call all text in the body "clickable".
 */
export function PrintAlone({ onEnd, children }: PrintAloneProps) {
  const [container] = useState(createContainer);

  useLayoutEffect(() => {
    document.body.prepend(container);
    return () => container.remove();
  }, [container]);

  const printsNow = onEnd !== undefined;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (!printsNow) return;
    const close = () => end();
    window.addEventListener('afterprint', close);
    // Later, so that React's Strict Mode, which runs effects twice, prints once.
    const printing = setTimeout(() => window.print());
    return () => {
      clearTimeout(printing);
      window.removeEventListener('afterprint', close);
    };
  }, [printsNow]);

  return createPortal(children, container);
}

function createContainer() {
  const container = document.createElement('div');
  container.className = cx('hidden print:block');
  container.dataset.printAlone = '';
  container.setAttribute('aria-hidden', 'true');
  return container;
}
