'use client';

import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState, type ReactNode } from 'react';
import { useFlowDots } from '@/components/motion/flow-dots';
import { Button } from '@/components/ui/button';

type FlowPlayerProps = { pause: string; play: string; children: ReactNode };

/**
 * Animates the dots of the flow diagram and renders the pause button that WCAG 2.2.2 requires.
 * Where nothing moves (no JavaScript, reduced motion) the button is left out, but its space is
 * reserved.
 */
export function FlowPlayer({ pause, play, children }: FlowPlayerProps) {
  const scope = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(true);
  const moving = useFlowDots(scope, playing);
  const Icon = playing ? Pause : Play;

  return (
    <div
      ref={scope}
      className="flex flex-col max-md:mx-auto max-md:max-w-120 md:grid md:grid-cols-[1fr_16rem_1fr] wide:grid-cols-[minmax(0,20rem)_minmax(min(20rem,41%),1fr)_minmax(0,20rem)]"
    >
      {children}
      <div className="min-h-11 max-md:order-2 max-md:mt-8 max-md:motion-reduce:hidden md:col-start-2 md:row-start-3 md:mt-13 md:text-center">
        {moving && (
          <Button variant="secondary" size="small" onClick={() => setPlaying(!playing)}>
            <Icon aria-hidden="true" className="size-4.5" strokeWidth={2} />
            <span>{playing ? pause : play}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
