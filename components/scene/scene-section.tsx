'use client';

import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/lib/cx';

/** On the school, over it, and in the soil under it. */
type SlotName = 'lettering' | 'stage' | 'foot';

type SceneContext = {
  slots: Partial<Record<SlotName, Element>>;
  addSlot: (name: SlotName, element: Element) => () => void;
  setPlaying: (isPlaying: boolean) => void;
};

const Scene = createContext<SceneContext | null>(null);

function useScene() {
  const scene = use(Scene);
  if (!scene) throw new Error('Slots are in a SceneSection.');
  return scene;
}

/**
 * A section of a page with a SceneFrame in it, whose slots a part that loads later fills from anywhere in
 * the section. While something plays in them it is the group `scene` with the attribute `data-playing`,
 * and its parts have classes such as `group-data-playing/scene:invisible`.
 */
export function SceneSection({ className, children }: { className?: string; children: ReactNode }) {
  const [slots, setSlots] = useState<SceneContext['slots']>({});
  const [isPlaying, setPlaying] = useState(false);
  const addSlot = useCallback((name: SlotName, element: Element) => {
    setSlots((others) => ({ ...others, [name]: element }));
    return () => setSlots((others) => ({ ...others, [name]: undefined }));
  }, []);
  const scene = useMemo(() => ({ slots, addSlot, setPlaying }), [slots, addSlot]);
  return (
    <Scene value={scene}>
      <section data-playing={isPlaying || undefined} className={cx('group/scene', className)}>
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

/** Marks the section while the component that uses it is mounted: something plays in its slots. */
export function useScenePlaying() {
  const { setPlaying } = useScene();
  useLayoutEffect(() => {
    setPlaying(true);
    return () => setPlaying(false);
  }, [setPlaying]);
}
