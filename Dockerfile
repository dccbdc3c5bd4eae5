# The server as an image: docker build -t cablecar . && docker run -p 8042:8042 -v cablecar:/data cablecar

FROM python:3.11-slim-bookworm AS build
RUN apt-get -qq update && apt-get -qq install -y --no-install-recommends lld
WORKDIR /source
COPY requirements*.txt ./
RUN pip install --require-hashes -r requirements-build.txt -r requirements-kernel.txt -r requirements-node.txt
RUN python -m venv /app && /app/bin/pip install --require-hashes -r requirements-postgresql.txt
COPY . .
RUN python -m hatchling build -t wheel -d /dist && /app/bin/pip install --no-deps --no-index /dist/*.whl

FROM python:3.11-slim-bookworm
RUN useradd --system --no-create-home cablecar && install -d -o cablecar /data
COPY --from=build /app /app
USER cablecar
VOLUME /data
EXPOSE 8042
HEALTHCHECK CMD ["/app/bin/python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8042/healthz')"]
ENTRYPOINT ["/app/bin/cablecar", "serve", "--host", "0.0.0.0"]
CMD ["--data", "/data"]
