/**
 * What all spans of a service have in common. The SDK's own way to make one is in a package that it does not export
 * here, and would add the machine's name and paths, which are nobody's business.
 */
export class ServiceResource {
  readonly attributes;

  constructor(serviceName: string) {
    this.attributes = { 'service.name': serviceName, 'service.namespace': 'overland' };
  }

  merge(): ServiceResource {
    return this;
  }

  getRawAttributes(): [string, string][] {
    return Object.entries(this.attributes);
  }
}
