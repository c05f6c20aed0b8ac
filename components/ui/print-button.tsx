import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { OpenButton } from './open-button';
import { PrintAlone } from './print-alone';

type PrintButtonProps = { label: string; load: () => Promise<ReactNode> };

/** A button that loads sheets of paper and prints them instead of the page. */
export const PrintButton = ({ label, load }: PrintButtonProps) => (
  <OpenButton load={load} show={(sheets, end) => <PrintAlone onEnd={end}>{sheets}</PrintAlone>}>
    <Printer className="size-5" strokeWidth={1.75} />
    <span>{label}</span>
  </OpenButton>
);
