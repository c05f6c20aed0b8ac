import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useOpener } from '@/components/lib/use-opener';
import { Button } from './button';
import { LoadFailed } from './load-failed';

type OpenButtonProps<Loaded> = ComponentProps<typeof Button> & {
  load: () => Promise<Loaded>;
  /** Renders what has loaded, until it calls `close`. */
  show: (
    loaded: Loaded,
    close: () => void,
    button: RefObject<HTMLButtonElement | null>,
  ) => ReactNode;
};

/** A button that loads something and shows it, or says that it did not load (lib/use-opener.ts). */
export function OpenButton<Loaded>({ load, show, ...props }: OpenButtonProps<Loaded>) {
  const { opened, hasFailed, close, button } = useOpener(load);
  return (
    <>
      <Button variant="secondary" {...props} {...button} />
      {hasFailed && <LoadFailed />}
      {opened && show(opened, close, button.ref)}
    </>
  );
}
