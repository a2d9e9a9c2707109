// Runs as a separate process: an empty Nest app on Fastify with a health endpoint.
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

class EmptyModule {}
Module({})(EmptyModule);

const app = await NestFactory.create(EmptyModule, new FastifyAdapter(), { logger: false });
app
  .getHttpAdapter()
  .getInstance()
  .get('/health', async () => ({ ok: true }));
await app.listen(0, '127.0.0.1');
const { port } = app.getHttpServer().address();
await fetch(`http://127.0.0.1:${port}/health`);
process.send?.({ port });
