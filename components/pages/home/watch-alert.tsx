'use client';

import Play from 'lucide-react/icons/play';
import { OpenButton } from '@/components/ui/open-button';

/** The button that plays one alert in the school below. */
export const WatchAlert = ({ label }: { label: string }) => (
  <OpenButton
    load={() => import('@/components/features/alert/alert')}
    show={({ Alert }, close, button) => <Alert button={button} onEnd={close} />}
    className="bg-sky hover:bg-ground max-xs:px-[min(1rem,4vw)] desktop:max-roomy:px-3.5 wide-low:min-h-12.5"
  >
    <Play className="size-5 shrink-0" strokeWidth={1.75} />
    {label}
  </OpenButton>
);
