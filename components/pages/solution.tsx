export function SolutionPage(_: Record<string, unknown>) {
  return <h1>SolutionPage</h1>;
}
