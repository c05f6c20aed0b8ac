export function SolutionsPage(_: Record<string, unknown>) {
  return <h1>SolutionsPage</h1>;
}
