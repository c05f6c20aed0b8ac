'use client';

import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { DeferredStyles } from '@/components/features/deferred-styles';
import { prefersReducedMotion } from '@/components/motion/play';
import { header } from '@/content/site/timing';
import { AlertCaptions } from './alert-captions';
import { AlertStage } from './alert-stage';
import { useAlert, useEndings } from './use-alert';

type AlertProps = {
  /** The button that starts it; it gets the focus back. */
  button: RefObject<HTMLElement | null>;
  onEnd: () => void;
};

/**
 * One alert, played over the home page's illustration: the building dims, the line runs to whoever
 * must know, and captions stand in the ground below. Nothing on the page moves for it: both parts are
 * laid over boxes of the hero (marked `data-alert`). It starts and takes the focus when it is mounted.
 */
export function Alert({ button, onEnd }: AlertProps) {
  const part = useRef<HTMLDivElement>(null);
  const { state, frame, ...player } = useAlert();
  const [{ stage, foot }] = useState(() => ({
    stage: document.querySelector('[data-alert=stage]'),
    foot: document.querySelector('[data-alert=foot]'),
  }));

  const end = useCallback(
    (byScroll = false) => {
      const { activeElement, body } = document;
      if (activeElement === body || part.current?.contains(activeElement))
        button.current?.focus({ preventScroll: byScroll });
      onEnd();
    },
    [button, onEnd],
  );
  useEndings(part, end);

  useLayoutEffect(() => {
    part.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    const below = (part.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
    if (below <= 0) return;
    // Not less than gives the header a background.
    const top = Math.max(window.scrollY + below, header.scrolledThreshold + 1);
    window.scrollTo({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, []);

  if (!stage || !foot) return null;
  return (
    <>
      {createPortal(
        <DeferredStyles>
          <AlertStage frame={frame} />
        </DeferredStyles>,
        stage,
      )}
      {createPortal(
        <DeferredStyles>
          <AlertCaptions
            {...player}
            step={state.step}
            status={state.status}
            isSkipped={state.skipped}
            part={part}
            onEnd={end}
          />
        </DeferredStyles>,
        foot,
      )}
    </>
  );
}
