'use client';

import Play from 'lucide-react/icons/play';
import { OpenButton } from '@/components/ui/open-button';

/** The button that plays one alert in the school below. */
export const WatchAlert = ({ label }: { label: string }) => (
  <OpenButton
    load={() => import('@/components/features/alert/alert')}
    show={({ Alert }, close, button) => <Alert button={button} onEnd={close} />}
    className="bg-sky hover:bg-ground"
  >
    <Play className="size-5 shrink-0" strokeWidth={1.75} />
    {label}
  </OpenButton>
);
