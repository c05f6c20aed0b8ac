'use client';

import Play from 'lucide-react/icons/play';
import { useOpener } from '@/components/lib/use-opener';
import { Button } from '@/components/ui/button';
import type { Home } from '@/content/pages/home';

const loadAlert = () => import('@/components/features/alert/alert').then((module) => module.Alert);

/** The button that plays one alert in the school below. */
export function WatchAlert({ label, failed }: Home['hero']['watch']) {
  const { opened: Alert, hasFailed, close, button } = useOpener(loadAlert);

  return (
    <>
      <Button
        variant="secondary"
        className="bg-sky hover:bg-ground max-xs:px-[min(1rem,4vw)] desktop:max-roomy:px-3.5 wide-low:min-h-12.5"
        {...button}
      >
        <Play className="size-5 shrink-0" strokeWidth={1.75} />
        {label}
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-small">
          {failed}
        </p>
      )}
      {Alert && <Alert button={button.ref} onEnd={close} />}
    </>
  );
}
