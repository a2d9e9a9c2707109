import { Module } from '@nestjs/common';
import { AuditNotes } from './audit-notes.listener.js';

@Module({
  providers: [AuditNotes],
})
export class AuditModule {}
