'use client';

import {
  createContext,
  use,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/lib/cx';

/** The slots: over the school, and in the soil under it. */
type SlotName = 'stage' | 'foot';

/** Whether the page was scrolled for what plays. */
type Playing = 'in-place' | 'scrolled';

type SceneContext = {
  playing: Playing | undefined;
  slots: Partial<Record<SlotName, Element>>;
  addSlot: (name: SlotName, element: Element) => () => void;
  setPlaying: (playing: Playing | undefined) => void;
};

const Scene = createContext<SceneContext | null>(null);

function useScene() {
  const scene = use(Scene);
  if (!scene) throw new Error('Slots are in a SceneSection.');
  return scene;
}

/**
 * A section with a SceneFrame, whose slots a part that loads later fills from anywhere in the section.
 *
 * While something plays, the section is the group `scene` with the attribute `data-playing`, for classes such
 * as `group-data-playing/scene:invisible`, or `group-data-[playing=scrolled]/scene:invisible` if the page was
 * scrolled for it. `<html>` has `data-scene` then, for controls outside of the section: with a rule of
 * `:root:has()`, the browser would compute the styles of a hundred elements again whenever a script is added.
 */
export function SceneSection({ className, children }: { className?: string; children: ReactNode }) {
  const [slots, setSlots] = useState<SceneContext['slots']>({});
  const [playing, setPlaying] = useState<Playing>();
  const addSlot = useCallback((name: SlotName, element: Element) => {
    setSlots((others) => ({ ...others, [name]: element }));
    return () => setSlots((others) => ({ ...others, [name]: undefined }));
  }, []);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (playing) dataset.scene = 'playing';
    return () => void delete dataset.scene;
  }, [playing]);
  const scene = useMemo(() => ({ slots, addSlot, playing, setPlaying }), [slots, addSlot, playing]);
  return (
    <Scene value={scene}>
      <section data-playing={playing} className={cx('group/scene', className)}>
        {children}
      </section>
    </Scene>
  );
}

/** A place for a part that loads later. It has no box of its own. */
export function Slot({ name }: { name: SlotName }) {
  const { addSlot } = useScene();
  const register = useCallback(
    (element: HTMLDivElement) => addSlot(name, element),
    [addSlot, name],
  );
  return <div ref={register} className="contents" />;
}

/** Renders its children in a slot of the section. */
export function InSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const element = useScene().slots[name];
  return element && createPortal(children, element);
}

/**
 * Marks the section while the component that uses it is mounted: something plays in its slots.
 *
 * @param start called once it is laid out for that; returns whether it scrolls the page
 */
export function useScenePlaying(start: () => boolean) {
  const { playing, setPlaying } = useScene();
  const isMarked = !!playing;
  const onMarked = useEffectEvent(() => start() && setPlaying('scrolled'));
  useLayoutEffect(() => {
    setPlaying('in-place');
    return () => setPlaying(undefined);
  }, [setPlaying]);
  useLayoutEffect(() => {
    if (isMarked) onMarked();
  }, [isMarked]);
}
