/**
 * The attributes that all spans of a service share. The SDK's own function would add the machine's name and paths.
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
