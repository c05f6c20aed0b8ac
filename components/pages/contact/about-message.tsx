import { interpolate } from '@/components/lib/interpolate';
import type { FormContent } from '@/content/pages/contact';
import { messageAbout } from '@/content/site/demo';

const subjectLines = new RegExp(`^${interpolate(messageAbout, { subject: '(.+)' })}$`, 'gm');
/** Questions that a page has written below an introduction. */
const attached = /:\n((?:.+\?(?:\n|$))+)/g;

/** What links have brought into a message: the pages that it is about, and how many questions. */
export function readAbout(message: string) {
  const subjects = Array.from(message.matchAll(subjectLines), ([, subject]) => subject);
  const questions = Array.from(message.matchAll(attached), ([, lines]) =>
    lines!.trim().split('\n'),
  );
  return { subjects: subjects.join(', '), questions: questions.flat().length };
}

type AboutMessageProps = { message: string; labels: FormContent['brought'] };

/** Says above the fields what the message is about, as long as the message says it. */
export function AboutMessage({ message, labels }: AboutMessageProps) {
  const { subjects, questions } = readAbout(message);
  const { one, more } = labels.questions;
  const lines = [
    subjects && interpolate(messageAbout, { subject: subjects }),
    questions > 0 && interpolate(questions === 1 ? one : more, { n: questions }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <p className="mb-6 rounded-control bg-ground p-4 forced-colors:border">
      {lines.map((line) => (
        <span key={String(line)} className="block wrap-anywhere first:font-semibold">
          {line}
        </span>
      ))}
    </p>
  );
}
