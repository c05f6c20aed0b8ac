import { PrintAlone } from '@/components/ui/print-alone';
import { interpolate } from '@/components/lib/interpolate';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { stepLines } from './step-lines';

/** The text version for print. */
export function TextPrint({ story }: { story: Story }) {
  return (
    <PrintAlone>
      <h2>{`${story.title} ${interpolate(words.at, { school: story.at })}`}</h2>
      <p>{[words.note, story.claim].filter(Boolean).join(' ')}</p>
      {story.steps.map((step) => (
        <section key={step.id} className="mt-2.5! break-inside-avoid">
          <h3 className="font-semibold">
            {step.clock} {step.title}
          </h3>
          <p>
            {step.place}, {step.actor}. {step.caption.title} {step.caption.body}{' '}
            {stepLines(step, story.response).join(' ')}
          </p>
        </section>
      ))}
    </PrintAlone>
  );
}
