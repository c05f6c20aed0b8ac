import type { NextStep } from '@/content/grant-check/types';

type NextStepsProps = { title: string; steps: readonly NextStep[] };

/** What a school does this week: three steps, side by side where there is room. */
export function NextSteps({ title, steps }: NextStepsProps) {
  return (
    <div className="border-t border-hairline pt-6">
      <h3 className="text-h4">{title}</h3>
      <ol className="mt-4 grid gap-x-gutter gap-y-5 @table:grid-cols-3">
        {steps.map((step) => (
          <li key={step.text} className="border-t-medium border-strong pt-3">
            <h4 className="text-label font-semibold">{step.title}</h4>
            <p className="mt-1 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
