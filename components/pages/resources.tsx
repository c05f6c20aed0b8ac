export function ResourcesPage(_: Record<string, unknown>) {
  return <h1>ResourcesPage</h1>;
}
