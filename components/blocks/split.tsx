import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/content/site/types';
import { StationTitle } from './section';

type SplitProps = {
  picture: PictureContent;
  /** From where the words are beside the picture, if not from a desktop. */
  className?: string;
  children: ReactNode;
};

/** A picture and words beside it or below it. */
export const Split = ({ picture, className, children }: SplitProps) => (
  <div
    className={cx(
      'grid items-center gap-x-grid gap-y-8 desktop:grid-cols-2 desktop:gap-x-16',
      className,
    )}
  >
    <Picture
      picture={picture}
      className="rounded-panel bg-sky shadow-frame in-[.on-dark]:shadow-none"
    />
    <div>{children}</div>
  </div>
);

type StoryProps = { title: string; paragraphs: readonly string[]; picture: PictureContent };

/** A picture and a text with its title, a station of the rail; the first paragraph is its lead. */
export const Story = ({ title, paragraphs: [first = '', ...others], picture }: StoryProps) => (
  <Split picture={picture}>
    <StationTitle title={title} station={cx('desktop:hidden')} />
    <div className="mt-5 grid max-w-measure gap-y-4">
      <p className="text-lead">{noBreak(first)}</p>
      {others.map((paragraph) => (
        <p key={paragraph} className="text-soft in-[.on-dark]:text-on-dark-soft">
          {noBreak(paragraph)}
        </p>
      ))}
    </div>
  </Split>
);
