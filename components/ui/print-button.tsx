import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { useOpener } from '@/components/lib/use-opener';
import { Button } from './button';
import { PrintAlone } from './print-alone';

type PrintButtonProps = {
  label: string;
  /** Said if loading fails; another press tries again. */
  failed: string;
  load: () => Promise<ReactNode>;
};

/** A button that loads sheets of paper and prints them instead of the page. */
export function PrintButton({ label, failed, load }: PrintButtonProps) {
  const { opened, hasFailed, close, button } = useOpener(load);
  return (
    <>
      <Button variant="secondary" {...button}>
        <Printer className="size-5" strokeWidth={1.75} />
        <span>{label}</span>
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-small text-error">
          {failed}
        </p>
      )}
      {opened && <PrintAlone onEnd={close}>{opened}</PrintAlone>}
    </>
  );
}
